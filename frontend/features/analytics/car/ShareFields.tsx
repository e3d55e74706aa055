import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import { CAR_ANALYTICS_TEXTS, clampedShareText } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { clampPercent, parsePercent, percentText } from '@schema/values/money/percent';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import css from './CarAnalytics.module.css';
import type { ProfitForm } from './useProfit';

interface ShareFieldsProps {
  readonly form: ProfitForm;
  /** Amount of a typed percentage, roubles. */
  readonly amountOf: (percent: string) => number;
}

/** Limits to 0–100 (requirements.md, N23); keeps text that is not a number, for its error. */
function clampedText(percent: string): string {
  const read = parsePercent(percent);
  return read === null || read === clampPercent(read) ? percent : percentText(clampPercent(read));
}

const hintOf = (typed: string | undefined, share: string) =>
  typed === undefined ? null : clampedShareText(typed, share);

export function ShareFields({ form, amountOf }: ShareFieldsProps) {
  const texts = CAR_ANALYTICS_TEXTS;
  const { values, update } = form;
  /** Text typed beyond 0–100, by index, until it is typed again. */
  const [typedBeyond, setTypedBeyond] = useState<ReadonlyMap<number, string>>(new Map());
  const noteBeyond = (at: number, typed: string | null) => {
    const next = new Map(typedBeyond);
    if (typed === null) next.delete(at);
    else next.set(at, typed);
    setTypedBeyond(next);
  };
  const clamp = (at: number, percent: string) => {
    const clamped = clampedText(percent);
    if (clamped === percent) return;
    noteBeyond(at, percent);
    change(at, { percent: clamped });
  };
  const { errorAt, errorOf } = form;
  const errorOfPercent = (at: number) => errorAt(`shares[${at}].percent`);
  // A sum beyond 100 % is an error of all shares.
  const isSumWrong =
    errorOf('shares') !== null && values.shares.every((_, at) => errorOfPercent(at) === null);
  const change = (at: number, part: { title?: string; percent?: string }) =>
    update((now) => ({
      ...now,
      shares: now.shares.map((share, place) => (place === at ? { ...share, ...part } : share)),
    }));
  return values.shares.map(({ title, percent }, at) => (
    // Shares have no stable id: use the index as key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <div key={at} className={css.fields}>
      <TextField
        label={texts.shareTitle}
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        value={title}
        isInvalid={errorAt(`shares[${at}].title`) !== null}
        onChange={(text) => change(at, { title: text })}
      />
      <NumberField
        label={texts.sharePercent}
        hasDecimals
        value={percent}
        isInvalid={isSumWrong || errorOfPercent(at) !== null}
        hint={hintOf(typedBeyond.get(at), percent)}
        onChange={(text) => {
          noteBeyond(at, null);
          change(at, { percent: text });
        }}
        onBlur={() => clamp(at, percent)}
      />
      <b className={css.amount}>{formatRoubles(amountOf(percent))}</b>
      <IconButton
        label={`${texts.removeShare} ${title || at + 1}`}
        icon={<X />}
        onClick={() => {
          setTypedBeyond(new Map());
          update((now) => ({ ...now, shares: now.shares.filter((_, place) => place !== at) }));
        }}
      />
    </div>
  ));
}
