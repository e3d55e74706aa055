/** Lets the built product open without a network. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // Absent over plain HTTP.
  navigator.serviceWorker
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch((error: unknown) => console.warn('The service worker could not be registered', error));
}
