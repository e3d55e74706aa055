import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

/** A minimal S3-compatible server with one bucket in memory: put, get, delete, list. */
export interface TestBucket {
  /** Objects by path: /photos/name. */
  readonly objects: Map<string, StoredObject>;
  /** `down` responds 503, `silent` does not respond. */
  state: 'up' | 'down' | 'silent';
  readonly settings: {
    readonly bucket: string;
    readonly region: string;
    readonly endpoint: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly forcePathStyle: true;
  };
  closeConnections(): void;
  close(): Promise<void>;
}

const BUCKET = 'photos';
const MISSING = '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>';

function listing(paths: Iterable<string>): string {
  const keys = Array.from(paths, (path) => path.slice(`/${BUCKET}/`.length));
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<ListBucketResult><KeyCount>${keys.length}</KeyCount>${contents}</ListBucketResult>`;
}

/** Refuses a request without a signature; does not check the signature itself. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const { method, url = '', headers } = request;
    const [path = '', query = ''] = url.split('?');
    if (bucket.state === 'silent') return;
    if (bucket.state === 'down') return response.writeHead(503).end();
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256')) {
      return response.writeHead(403).end();
    }
    if (method === 'PUT') {
      objects.set(path, { bytes, type: headers['content-type'] });
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const xml = { 'content-type': 'application/xml' };
    if (query.includes('list-type=2')) {
      return response.writeHead(200, xml).end(listing(objects.keys()));
    }
    const found = objects.get(path);
    if (found) return response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
    return response.writeHead(404, xml).end(MISSING);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bucket: TestBucket = {
    objects,
    state: 'up',
    settings: {
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      accessKeyId: 'id',
      secretAccessKey: 'hush',
      forcePathStyle: true,
    },
    closeConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return bucket;
}
