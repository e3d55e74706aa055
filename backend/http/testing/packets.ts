/** Raw bytes a client may send: malformed HTTP/1.1. */

export interface Packet {
  readonly name: string;
  readonly bytes: string | Buffer;
  /** The server closes the connection itself. */
  readonly isEnded: boolean;
}

const CRLF = '\r\n';
const HOST = 'Host: 127.0.0.1';

const lines = (...parts: readonly string[]) => `${parts.join(CRLF)}${CRLF}${CRLF}`;

/** Invalid or unusual request targets. */
const TARGETS = [
  '//',
  '///',
  '//[',
  '/\\',
  '*',
  '?',
  '#',
  '/#',
  '%',
  '/%',
  '/%00',
  '/%ff%fe',
  '/%E0%A4%A',
  '/..%2f..%2f',
  '/./././../../',
  'http://[',
  'http://[::1',
  'http://%',
  'http://:99999/',
  'https://user:pass@[/',
  'ws://[/api/graphql',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'a',
  ':',
  '::',
  '/api/graphql#/',
  '//api/graphql',
  '/api//graphql',
  '/api/graphql/%',
  '/api/%E0%A4%A',
  '/api/board?%E0%A4%A=%',
  '/api/board?start=%00&days=%ff',
  '/files/%2e%2e%2f',
  '/files/%E0%A4%A',
  '/graphql?%',
  '//graphql?[',
  `/${'a'.repeat(7000)}`,
  `/?${'a=b&'.repeat(1500)}`,
];

const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket'];
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const VERSION = 'Sec-WebSocket-Version: 13';
const PROTOCOL = 'Sec-WebSocket-Protocol: graphql-transport-ws';

/** Handshakes for the valid path with one wrong header. */
const HANDSHAKES: readonly (readonly [name: string, headers: readonly string[]])[] = [
  ['no key', [...UPGRADE, VERSION]],
  ['short key', [...UPGRADE, 'Sec-WebSocket-Key: a', VERSION]],
  ['empty key', [...UPGRADE, 'Sec-WebSocket-Key:', VERSION]],
  ['no version', [...UPGRADE, KEY]],
  ['version 99', [...UPGRADE, KEY, 'Sec-WebSocket-Version: 99']],
  ['version word', [...UPGRADE, KEY, 'Sec-WebSocket-Version: x']],
  ['another upgrade', ['Connection: Upgrade', 'Upgrade: h2c', KEY, VERSION]],
  ['two upgrades', ['Connection: Upgrade', 'Upgrade: websocket, h2c', KEY, VERSION]],
  ['bad protocol', [...UPGRADE, KEY, VERSION, 'Sec-WebSocket-Protocol: a,,b']],
  ['protocol twice', [...UPGRADE, KEY, VERSION, 'Sec-WebSocket-Protocol: a, a']],
  ['foreign origin', [...UPGRADE, KEY, VERSION, PROTOCOL, 'Origin: http://[']],
  ['null origin', [...UPGRADE, KEY, VERSION, PROTOCOL, 'Origin: null']],
  ['word as origin', [...UPGRADE, KEY, VERSION, PROTOCOL, 'Origin: x']],
  ['cross site', [...UPGRADE, KEY, VERSION, PROTOCOL, 'Sec-Fetch-Site: cross-site']],
];

/** Violations of HTTP. */
const BROKEN: readonly (readonly [name: string, bytes: string | Buffer])[] = [
  ['TLS hello', Buffer.from('16030100c8010000c40303', 'hex')],
  ['zeros', Buffer.alloc(64)],
  ['words', `hello${CRLF}${CRLF}`],
  ['HTTP/2 preface', `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}`],
  ['no version', lines('GET /', HOST)],
  ['HTTP/9.9', lines('GET / HTTP/9.9', HOST)],
  ['HTTP/1.x', lines('GET / HTTP/1.x', HOST)],
  ['unknown method', lines('BREW / HTTP/1.1', HOST)],
  ['lower-case method', lines('get / HTTP/1.1', HOST)],
  ['no host', lines('GET / HTTP/1.1')],
  ['two hosts', lines('GET / HTTP/1.1', HOST, 'Host: b', 'Content-Length: x')],
  ['space in target', lines('GET /a b HTTP/1.1', HOST)],
  ['control in target', lines('GET /\u0001 HTTP/1.1', HOST)],
  ['raw cyrillic target', lines('GET /путь\u0000 HTTP/1.1', HOST)],
  ['header without colon', lines('GET / HTTP/1.1', HOST, 'nonsense')],
  ['space before colon', lines('GET / HTTP/1.1', HOST, 'A : b')],
  ['empty header name', lines('GET / HTTP/1.1', HOST, ': b')],
  ['zero in header', lines('GET / HTTP/1.1', HOST, 'A: \u0000')],
  ['bare line feed', lines('GET / HTTP/1.1', HOST, 'A: b\nC : d')],
  ['folded header', lines('GET / HTTP/1.1', ' Host: a', HOST)],
  ['negative length', lines('POST /api/auth/login HTTP/1.1', HOST, 'Content-Length: -1')],
  ['length word', lines('POST /api/auth/login HTTP/1.1', HOST, 'Content-Length: ten')],
  ['two lengths', lines('POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2')],
  [
    'length and chunks',
    lines('POST / HTTP/1.1', HOST, 'Content-Length: 4', 'Transfer-Encoding: chunked'),
  ],
  ['unknown coding', lines('POST / HTTP/1.1', HOST, 'Transfer-Encoding: nonsense')],
  [
    'bad chunk size',
    `${lines('POST /api/auth/login HTTP/1.1', HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz${CRLF}`,
  ],
  [
    'chunk without end',
    `${lines('POST /api/auth/login HTTP/1.1', HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}1${CRLF}{xx`,
  ],
  [
    'long chunk extension',
    `${lines('POST /api/auth/login HTTP/1.1', HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}1;${'e'.repeat(20_000)}${CRLF}`,
  ],
  ['long header', lines('GET / HTTP/1.1', HOST, `A: ${'a'.repeat(20_000)}`)],
  [
    'many headers',
    lines('GET / HTTP/1.1', HOST, ...Array.from({ length: 3000 }, (_, at) => `H${at}: v`)),
  ],
  ['long cookie', lines('GET /api/auth/profile HTTP/1.1', HOST, `Cookie: ${'a=b; '.repeat(5000)}`)],
  ['long target', lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST)],
  ['connect', lines('CONNECT example.com:443 HTTP/1.1', HOST)],
  ['connect to nothing', lines('CONNECT // HTTP/1.1', HOST)],
];

/** Valid but unusual HTTP. */
const ODD: readonly (readonly [name: string, bytes: string])[] = [
  ['trace', lines('TRACE / HTTP/1.1', HOST)],
  ['empty upgrade', lines('GET /api/graphql HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade:')],
  ['options of all', lines('OPTIONS * HTTP/1.1', HOST)],
  ['propfind', lines('PROPFIND /api/board HTTP/1.1', HOST)],
  ['query', lines('QUERY /api/graphql HTTP/1.1', HOST, 'Content-Length: 0')],
  ['foreign host', lines('GET /api/auth/profile HTTP/1.1', 'Host: [')],
  ['empty host', lines('GET /api/auth/profile HTTP/1.1', 'Host:')],
  ['forwarded', lines('GET /api/auth/profile HTTP/1.1', HOST, 'X-Forwarded-For: [, %, ::')],
  [
    'forwarded host',
    lines('POST /api/auth/logout HTTP/1.1', HOST, 'X-Forwarded-Host: [', 'Origin: http://['),
  ],
  ['strange expectation', lines('GET /health/live HTTP/1.1', HOST, 'Expect: miracle')],
  ['strange range', lines('GET /files/x.png HTTP/1.1', HOST, 'Range: bytes=9-1,x')],
  ['strange types', lines('GET /api/graphql HTTP/1.1', HOST, 'Accept: ;;;q=x,/')],
  ['strange charset', lines('GET / HTTP/1.1', HOST, 'Accept-Encoding: ;q=,gzip;q=9')],
  [
    'strange body type',
    `${lines('POST /api/graphql HTTP/1.1', HOST, 'Content-Type: application/json; charset=zz', 'Content-Length: 2')}{}`,
  ],
  [
    'strange body coding',
    `${lines('POST /api/graphql HTTP/1.1', HOST, 'Content-Type: application/json', 'Content-Encoding: zz', 'Content-Length: 2')}{}`,
  ],
  [
    'broken gzip',
    `${lines('POST /api/graphql HTTP/1.1', HOST, 'Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2')}{}`,
  ],
  [
    'form without boundary',
    `${lines('POST /api/uploads/cars/photos HTTP/1.1', HOST, 'Content-Type: multipart/form-data', 'Content-Length: 2')}{}`,
  ],
];

/** All packets; `session` is the Cookie header of a signed-in user, or empty. */
export function packets(session: string): Packet[] {
  const cookie = session ? [`Cookie: ${session}`] : [];
  const plain = TARGETS.map((target) => ({
    name: `GET ${target.slice(0, 30)}`,
    bytes: lines(`GET ${target} HTTP/1.1`, HOST, ...cookie),
    isEnded: false,
  }));
  const upgrades = TARGETS.map((target) => ({
    name: `upgrade ${target.slice(0, 30)}`,
    bytes: lines(`GET ${target} HTTP/1.1`, HOST, ...UPGRADE, KEY, VERSION, ...cookie),
    isEnded: true,
  }));
  const handshakes = HANDSHAKES.map(([name, headers]) => ({
    name: `handshake: ${name}`,
    bytes: lines('GET /api/graphql HTTP/1.1', HOST, ...headers, ...cookie),
    isEnded: true,
  }));
  const posted = ['POST', 'PUT', 'HEAD'].map((method) => ({
    name: `handshake by ${method}`,
    bytes: lines(`${method} /api/graphql HTTP/1.1`, HOST, ...UPGRADE, KEY, VERSION, ...cookie),
    isEnded: true,
  }));
  const broken = BROKEN.map(([name, bytes]) => ({ name, bytes, isEnded: true }));
  const odd = ODD.map(([name, bytes]) => ({
    name,
    bytes: session ? bytes.replace(HOST, `${HOST}${CRLF}Cookie: ${session}`) : bytes,
    isEnded: false,
  }));
  return [...plain, ...upgrades, ...handshakes, ...posted, ...broken, ...odd];
}

/** Incomplete requests: closed by the server's timeouts. */
export const INCOMPLETE_REQUESTS: readonly Packet[] = [
  ['nothing', ''],
  ['a letter', 'G'],
  ['a request line', `GET / HTTP/1.1${CRLF}`],
  ['half a header', `GET / HTTP/1.1${CRLF}Hos`],
  [
    'half a handshake',
    `GET /api/graphql HTTP/1.1${CRLF}${HOST}${CRLF}${UPGRADE.join(CRLF)}${CRLF}`,
  ],
].map(([name = '', bytes = '']) => ({ name, bytes, isEnded: true }));
