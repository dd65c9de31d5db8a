/**
 * Wraps an error callback of the host, so that its exceptions and rejections never reach the caller.
 */
export function safeCallback<Told extends unknown[]>(
  callback: (...reported: Told) => unknown,
): (...reported: Told) => void {
  return (...reported) => {
    try {
      Promise.resolve(callback(...reported)).catch(() => {});
    } catch {
      // Nothing else depends on the result of the callback.
    }
  };
}
