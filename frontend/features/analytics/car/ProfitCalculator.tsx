import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MAX_SHARES } from '@schema/constants';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { amountText, formatRoubles, parseAmount } from '@schema/values/money/money';
import { clampPercent, parsePercent, percentWithTenth } from '@schema/values/money/percent';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import css from './CarAnalytics.module.css';
import { ShareFields } from './ShareFields';
import type { CarReportFacts } from './useCarReport';
import type { ProfitForm } from './useProfit';

interface ProfitCalculatorProps extends Pick<CarReportFacts, 'summary'> {
  readonly form: ProfitForm;
  /** Only the owner may edit (requirements.md, A10). */
  readonly canEdit: boolean;
}

/** Revenue less expenses, divided by shares (requirements.md, N22). */
export function ProfitCalculator({ summary, form, canEdit }: ProfitCalculatorProps) {
  const texts = CAR_ANALYTICS_TEXTS;
  const { values, update, isPending } = form;
  const [typed, setTyped] = useState<string | null>(null);
  const expensesText = typed ?? amountText(summary.totalMaintenanceCost);
  const expenses = parseAmount(expensesText) ?? 0;
  const isWrong = expenses < 0;
  const net = summary.totalRevenue - Math.max(0, expenses);
  const amountOf = (percent: string) => (net * clampPercent(parsePercent(percent) ?? 0)) / 100;
  return (
    <Panel title={texts.calculator}>
      <div className={css.pair}>
        <MoneyField
          label={texts.expenses}
          value={expensesText}
          onChange={setTyped}
          error={isWrong ? texts.expensesInvalid : null}
        />
        <Stack as="p" gap={2} className={css.net}>
          <Text tone="muted" size="label">
            {texts.analysisRevenue} {formatRoubles(summary.totalRevenue)}
          </Text>
          <b role="status">
            {texts.net}: {formatRoubles(net)}
          </b>
        </Stack>
      </div>
      <SaveForm form={form} label={texts.shares} className={css.form} newer={form.newer}>
        {!canEdit && <InfoPanel look="info">{texts.ownerOnly}</InfoPanel>}
        {values.shares.length === 0 && (
          <Text as="p" tone="muted" size="label">
            {texts.noShares}
          </Text>
        )}
        {canEdit ? (
          <ShareFields form={form} amountOf={amountOf} />
        ) : (
          <Stack as="ul" aria-label={texts.shares}>
            {values.shares.map(({ title, percent }) => (
              <li key={title} className={css.share}>
                <span>{title}</span>
                <Text tone="muted" size="label">
                  {percentWithTenth(parsePercent(percent) ?? 0)}
                </Text>
                <b>{formatRoubles(amountOf(percent))}</b>
              </li>
            ))}
          </Stack>
        )}
        {canEdit && (
          <Row gap={8} justify="between" wrap>
            {values.shares.length < MAX_SHARES && (
              <Button
                icon={<Plus />}
                onClick={() =>
                  update((now) => ({ ...now, shares: [...now.shares, { title: '', percent: '' }] }))
                }
              >
                {texts.addShare}
              </Button>
            )}
            <Button type="submit" look="primary" isPending={isPending}>
              {texts.save}
            </Button>
          </Row>
        )}
      </SaveForm>
    </Panel>
  );
}
