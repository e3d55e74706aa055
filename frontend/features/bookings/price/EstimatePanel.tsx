import type { EstimateView, PriceEstimate } from '@frontend/shared/bookings/terms/usePriceEstimate';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { ESTIMATE_TEXTS } from '@schema/texts/bookings/bookings';
import { formatExactRoubles, parseAmount } from '@schema/values/money/money';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import css from './EstimatePanel.module.css';

interface EstimatePanelProps {
  readonly view: EstimateView;
  readonly days: number;
  /** As typed in the form, roubles. */
  readonly totalPrice: string;
  readonly depositAmount: string;
  readonly isEdited: boolean;
  /** The total stays although the tariff of another car differs. */
  readonly isKept?: boolean;
  /** The total of the edited booking, roubles; absent for a new booking. */
  readonly agreed?: number | null;
  readonly onUseTariff: (total: number) => void;
  readonly onUseAgreed?: (total: number) => void;
  /** Other prices to choose from. */
  readonly children?: ReactNode;
}

/** «Расчёт стоимости»: the tariff lines and the total to be saved. */
export function EstimatePanel(props: EstimatePanelProps) {
  const { view, days, totalPrice, depositAmount, isEdited, isKept = false, agreed = null } = props;
  const estimate = 'estimate' in view ? view.estimate : null;
  const total = parseAmount(totalPrice);
  const isOwn = isEdited || isKept;
  const canGoBack = isOwn && view.state === 'ready' && view.estimate.totalPrice !== total;
  const note = isEdited ? ESTIMATE_TEXTS.edited : ESTIMATE_TEXTS.editable;
  return (
    <Stack as="section" gap={10} aria-label={ESTIMATE_TEXTS.title}>
      <Text as="h3" tone="label" size="label" weight={600} hasOwnLine>
        {ESTIMATE_TEXTS.title}
      </Text>
      <EstimateStatus view={view} />
      {view.state !== 'invalid' && (
        <Stack
          as="dl"
          gap={10}
          className={css.lines}
          aria-busy={view.state === 'recalculating' || undefined}
        >
          <Line name={ESTIMATE_TEXTS.period} value={plural(days, DAY_FORMS)} isStrong />
          {estimate && <Breakdown estimate={estimate} />}
          <Row gap={12} align="baseline" justify="between" className={css.total}>
            <dt>{ESTIMATE_TEXTS.total}</dt>
            <dd>{total === null ? '—' : formatExactRoubles(total)}</dd>
          </Row>
          <Line name={ESTIMATE_TEXTS.deposit} value={amount(depositAmount)} />
        </Stack>
      )}
      {agreed !== null && agreed !== total && (
        <OtherPrice
          name={ESTIMATE_TEXTS.agreed}
          total={agreed}
          action={ESTIMATE_TEXTS.useAgreed}
          onUse={props.onUseAgreed}
        />
      )}
      {props.children}
      {isKept && <Note text={ESTIMATE_TEXTS.kept} />}
      {canGoBack ? (
        <OtherPrice
          name={ESTIMATE_TEXTS.byTariff}
          total={view.estimate.totalPrice}
          action={isKept ? ESTIMATE_TEXTS.recalculate : ESTIMATE_TEXTS.useTariff}
          onUse={props.onUseTariff}
        />
      ) : (
        view.state === 'ready' && !isKept && <Note text={note} />
      )}
    </Stack>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <Row as="p" gap={6} align="start" className={css.note}>
      <Info aria-hidden="true" />
      {text}
    </Row>
  );
}

interface OtherPriceProps {
  readonly name: string;
  /** Roubles. */
  readonly total: number;
  readonly action: string;
  readonly onUse: ((total: number) => void) | undefined;
}

/** A price the user can apply instead. */
export function OtherPrice({ name, total, action, onUse }: OtherPriceProps) {
  return (
    <Stack gap={4} align="start" className={css.back}>
      <span>
        {name}: {formatExactRoubles(total)}
      </span>
      <Button look="quiet" onClick={() => onUse?.(total)}>
        {action}
      </Button>
    </Stack>
  );
}

const amount = (text: string) => formatExactRoubles(parseAmount(text) ?? 0);

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** The status texts of the estimate (requirements.md, K27); null for a shown estimate. */
function EstimateStatus({ view }: { readonly view: EstimateView }) {
  const { pricing } = MESSAGES;
  const byHand = (
    <Text as="p" tone="muted" size="label" hasOwnLine>
      {pricing.noEstimate}
    </Text>
  );
  if (view.state === 'failed') {
    return (
      <>
        <ErrorBox message={view.message} />
        {byHand}
      </>
    );
  }
  if (view.state === 'loading') return <Spinner look="inline" description={pricing.loading} />;
  if (view.state === 'recalculating') {
    return <Spinner look="inline" description={pricing.recalculating} />;
  }
  if (view.state === 'invalid') {
    return (
      <Text as="p" tone="muted" size="label" hasOwnLine>
        {pricing.datesInvalid}
      </Text>
    );
  }
  return view.state === 'none' ? byHand : null;
}

function Breakdown({ estimate }: { readonly estimate: PriceEstimate }) {
  return estimate.breakdown.map((line) => (
    <Line
      key={`${line.groupId}:${line.pricePerDay}`}
      name={`${line.groupName} · ${unbroken(`${plural(line.days, DAY_FORMS)} × ${formatExactRoubles(line.pricePerDay)}`)}`}
      value={formatExactRoubles(line.subtotal)}
    />
  ));
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

function Line({ name, value, isStrong }: LineProps) {
  return (
    <Row gap={12} justify="between" className={css.line}>
      <dt>{name}</dt>
      <dd className={isStrong ? css.strong : undefined}>{value}</dd>
    </Row>
  );
}
