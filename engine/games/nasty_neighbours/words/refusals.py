from engine.kernel.game import Refusal
def refusal(view, source, target, names):
    return None
