import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Call {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Connections of all clients of this process stay open. */
const agent = new Agent({ keepAlive: true });

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}

/** One request by node:http: fetch in the server's process takes as long as the server. */
export function call(url: string, { method, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(url, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () => {
        const text = Buffer.concat(pieces).toString();
        resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer.rawHeaders), text });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
