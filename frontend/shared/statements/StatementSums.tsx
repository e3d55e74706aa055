import { Row } from '@frontend/shared/ui/layout/Row';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { STATEMENT_TEXTS as texts } from '@schema/texts/money/partner-statements';
import { formatExactRoubles } from '@schema/values/money/money';
import css from './Statement.module.css';
import type { StatementFactsFragment } from './statement.generated';
import { statementLines } from './statement-lines';

/** From what was left before the period to what is left after it. */
export function StatementSums({ statement }: { readonly statement: StatementFactsFragment }) {
  return (
    <DividedList label={texts.sums}>
      {statementLines(statement).map(({ name, sum, isMain }) => (
        <Row key={name} as="li" gap={16} justify="between" align="baseline" className={css.line}>
          <span>{name}</span>
          {isMain ? <b>{formatExactRoubles(sum)}</b> : <span>{formatExactRoubles(sum)}</span>}
        </Row>
      ))}
    </DividedList>
  );
}
