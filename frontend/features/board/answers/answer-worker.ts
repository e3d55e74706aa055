import { answering } from './answering';
import type { RequestMessage } from './worker-messages';

const take = answering((message, transfer) => postMessage(message, { transfer }));

addEventListener('message', ({ data }: MessageEvent<RequestMessage>) => void take(data));
