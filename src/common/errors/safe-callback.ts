/**
 * Wraps an error callback of the host, so that its exceptions and rejections never reach the caller.
 */
export function safeCallback<Told extends unknown[]>(
  callback: (...told: Told) => unknown,
): (...told: Told) => void {
  return (...told) => {
    try {
      Promise.resolve(callback(...told)).catch(() => {});
    } catch {
      // Nothing else depends on the result of the callback.
    }
  };
}
