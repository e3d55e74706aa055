/** Registers the service worker, so that the built product opens without a network. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  // Undefined over plain HTTP.
  navigator.serviceWorker
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch((error: unknown) => console.warn('The service worker could not be registered', error));
}
