import { prefetchFirstScreen } from './app/first-requests';

// Sends requests before the app is rendered and its screen is loaded. A failure recurs when the
// page sends the request, and is shown then.
const ignore = () => undefined;
prefetchFirstScreen(location).catch(ignore);
// The first use of Intl reads its data, 60 ms on a slow phone: done while the responses are
// awaited.
setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('ru-RU'));
