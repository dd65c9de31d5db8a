/**
 * Calls `listener` when the signal is aborted, or at once if that has happened: a listener that is added later is never
 * called. Returns what removes it.
 *
 * @example
 * const unlisten = onAbort(signal, () => socket.destroy());
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  if (signal.aborted) listener();
  else signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
}
