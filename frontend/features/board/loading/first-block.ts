import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import { PHONE_QUERY } from '@frontend/shared/lib/device/phone-query';
import { BOARD } from '@schema/constants/board';
import { type Day, dayOf } from '@schema/values/time/calendar';
import { createDayScale } from '../model/rows/day-scale';
import { storedStyle } from '../style/stored-style';
import { DEFAULT_BOARD_STYLE } from '../style/style-settings';
import { initialView } from '../view-position/initial-view';
import { boardRequest } from './board-request';

/** First request of the board on this device. `address`: its parameters in the address. */
export function firstBlockRequest(
  address: { readonly start: Day | null; readonly days: number | null },
  { zone, nowMs }: { readonly zone: string; readonly nowMs: number },
): GraphqlRequest {
  const scale = createDayScale(zone);
  const today = scale.numberOf(dayOf(new Date(nowMs), zone));
  const style = storedStyle() ?? DEFAULT_BOARD_STYLE;
  const isPhone = matchMedia(PHONE_QUERY).matches;
  const { start } = initialView({ ...address, style, isPhone, today }, scale);
  return boardRequest(scale.dayAt(start), BOARD.blockDays);
}
