import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

/** Content encodings in order of preference, with their file extensions. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const ENCODINGS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/** The files compressed by the build, as `/assets/index-1a2b.js.br`. */
function packedFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => Object.values(ENDINGS).some((ending) => path.endsWith(ending)));
  return new Set(paths.map((path) => `/${path}`));
}

interface PackedFiles {
  /**
   * Path of the smallest variant of `path` that the client accepts, with the headers of the
   * original set.
   */
  readonly choose: (path: string, request: Request, response: Response) => string;
  /** Passes the chosen variant to the next handlers instead of the requested file. */
  readonly handler: RequestHandler;
}

/** Sends the variants that the build compressed (tools/build/compress-client.ts). */
export function packedFilesOf(folder: string): PackedFiles {
  const packed = packedFiles(folder);
  const choose: PackedFiles['choose'] = (path, request, response) => {
    const offered = ENCODINGS.filter((encoding) => packed.has(path + ENDINGS[encoding]));
    if (offered.length === 0) return path;
    response.vary('Accept-Encoding');
    const encoding = offered.find((one) => request.acceptsEncodings(one));
    if (!encoding) return path;
    response.type(path.slice(path.lastIndexOf('.')));
    response.set('Content-Encoding', encoding);
    return path + ENDINGS[encoding];
  };
  const handler: RequestHandler = (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      request.url = choose(request.path, request, response);
    }
    next();
  };
  return { choose, handler };
}
