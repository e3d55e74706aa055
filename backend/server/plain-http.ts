import { isLoopback } from '@backend/http/loopback';
import type { Config } from '@backend/settings/config';

/**
 * The start-up warning when other machines can connect over plain HTTP, which exposes passwords and
 * sessions. Null: safe, or a proxy is configured.
 */
export function plainHttpWarning({
  host,
  trustProxy,
  secureCookies,
}: Pick<Config, 'host' | 'trustProxy' | 'secureCookies'>): string | null {
  if (isLoopback(host) || trustProxy !== false || secureCookies) return null;
  return [
    `Внимание: сервер открыт для других машин (HOST=${host}) без HTTPS: пароли и сессии видны по пути.`,
    'Поставьте перед ним прокси с HTTPS и задайте TRUST_PROXY=1, либо слушайте HOST=127.0.0.1.',
  ].join('\n');
}
