import type { Config } from './config';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

/**
 * What is printed at the start of a copy that other machines reach over plain HTTP: passwords and sessions
 * could be read on the way. Null: it is safe, or its proxy is named.
 */
export function plainHttpWarning({
  host,
  trustProxy,
  secureCookies,
}: Pick<Config, 'host' | 'trustProxy' | 'secureCookies'>): string | null {
  if (LOOPBACK.test(host) || trustProxy !== false || secureCookies) return null;
  return [
    `Внимание: сервер открыт для других машин (HOST=${host}) без HTTPS: пароли и сессии видны по пути.`,
    'Поставьте перед ним прокси с HTTPS и задайте TRUST_PROXY=1, либо слушайте HOST=127.0.0.1.',
  ].join('\n');
}
