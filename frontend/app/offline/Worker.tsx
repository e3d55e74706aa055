import { useEffect } from 'react';
import { registerWorker } from './register-worker';

/** Registers the service worker once the first screen is shown; renders nothing. */
export default function Worker() {
  useEffect(registerWorker, []);
  return null;
}
