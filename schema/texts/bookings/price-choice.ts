/** Price options for changed dates, when the total moves opposite to the length. Not in requirements.md. */
export const PRICE_CHOICE_TEXTS = {
  atFormerRate: 'по прежней цене за сутки',
  formerRate: 'По прежней цене за сутки',
  useFormerRate: 'Взять эту сумму',
} as const;

interface PriceChoice {
  /** All formatted. */
  readonly saved: string;
  readonly was: string;
  readonly tariff: string;
  readonly atFormerRate: string;
}

/**
 * «стоимость 10 000 ₽: было 15 000 ₽ · по тарифу сегодня 20 000 ₽ · по прежней цене за сутки 10 000
 * ₽»; the last is omitted when equal to the former total.
 */
export function priceChoiceText({ saved, was, tariff, atFormerRate }: PriceChoice): string {
  const rate = atFormerRate === was ? '' : ` · ${PRICE_CHOICE_TEXTS.atFormerRate} ${atFormerRate}`;
  return `стоимость ${saved}: было ${was} · по тарифу сегодня ${tariff}${rate}`;
}

/** «Было 15 000 ₽» on a button that applies the former total. */
export const takeFormerText = (was: string) => `Оставить ${was}`;
export const takeTariffText = (tariff: string) => `По тарифу ${tariff}`;
export const takeRateText = (total: string) => `За сутки как было: ${total}`;
