/** SHA-256 in hex; null over plain HTTP, where the browser offers no digest. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string | null> {
  // Absent outside a secure context, whatever its type says.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
