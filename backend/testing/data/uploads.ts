import { crc32, deflateSync } from 'node:zlib';
import type { Client, RestAnswer } from '../client';

/** A form file, as sent by a browser or a script. */
interface SentFile {
  readonly bytes: Uint8Array;
  readonly field: string;
  readonly name?: string;
  readonly type?: string;
}

export function formOf(...files: SentFile[]): FormData {
  const form = new FormData();
  for (const { field, bytes, name = 'file.jpg', type = 'image/jpeg' } of files) {
    form.append(field, new Blob([Buffer.from(bytes)], { type }), name);
  }
  return form;
}

/** Sends a body that is not JSON. `path` as documented, without /api. */
export async function sendForm<Body = Record<string, unknown>>(
  url: string,
  client: Client,
  path: string,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
): Promise<RestAnswer<Body>> {
  const cookie = await client.cookie();
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    body,
    headers: { ...(cookie ? { cookie } : {}), ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A small PNG with these declared dimensions: an image bomb. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
