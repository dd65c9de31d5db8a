export default function assert(value: unknown, message?: string): void {
  if (!value) throw new Error(message ?? 'assertion failed');
}
