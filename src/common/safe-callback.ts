/**
 * A host's callback that is told of errors, made safe: whatever it throws, and however the promise that it gives
 * ends, who tells it goes on.
 */
export function safeCallback<Told extends unknown[]>(
  callback: (...told: Told) => unknown,
): (...told: Told) => void {
  return (...told) => {
    try {
      Promise.resolve(callback(...told)).catch(() => {});
    } catch {
      // It was told: that is all that is asked of it.
    }
  };
}
