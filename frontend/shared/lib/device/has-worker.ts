/** Without a worker the page does not open without a network, so kept data would be useless. */
export async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active != null;
}
