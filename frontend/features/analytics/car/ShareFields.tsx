import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { clampPercent, parsePercent, percentText } from '@schema/values/money/percent';
import X from 'lucide-react/icons/x';
import css from './CarAnalytics.module.css';
import type { ProfitForm } from './useProfit';

interface ShareFieldsProps {
  readonly form: ProfitForm;
  /** Amount of a typed percentage, roubles. */
  readonly amountOf: (percent: string) => number;
}

/** As it counts: within 0–100 (requirements.md, N23); what is no number stays for its error. */
function clampedText(percent: string): string {
  const read = parsePercent(percent);
  return read === null || read === clampPercent(read) ? percent : percentText(clampPercent(read));
}

export function ShareFields({ form, amountOf }: ShareFieldsProps) {
  const texts = CAR_ANALYTICS_TEXTS;
  const { values, update } = form;
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
        onChange={(text) => change(at, { title: text })}
      />
      <TextField
        label={texts.sharePercent}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={percent}
        onChange={(text) => change(at, { percent: text })}
        onBlur={() => change(at, { percent: clampedText(percent) })}
      />
      <b className={css.amount}>{formatRoubles(amountOf(percent))}</b>
      <IconButton
        label={`${texts.removeShare} ${title || at + 1}`}
        icon={<X />}
        onClick={() =>
          update((now) => ({ ...now, shares: now.shares.filter((_, place) => place !== at) }))
        }
      />
    </div>
  ));
}
