import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Row } from '@frontend/shared/ui/layout/Row';
import { IMPORT_TEXTS, incompleteLink, sumsText } from '@schema/texts/files/import';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ImportResult } from './import-request';
import { UndoImport } from './UndoImport';

/** Paths to the imported records; null: no permission. */
export interface ImportLinks {
  readonly cars: string | null;
  readonly customers: string | null;
  readonly bookings: string | null;
  readonly incomplete: string | null;
  readonly tills: string | null;
}

interface ImportDoneProps {
  readonly result: ImportResult;
  readonly links: ImportLinks;
  readonly onAgain: () => void;
  readonly onUndone: () => void;
}

/** Result of an import with links, incomplete records first. */
export function ImportDone({ result, links, onAgain, onUndone }: ImportDoneProps) {
  const sums = sumsText(result);
  const ways = [
    { path: links.bookings, title: IMPORT_TEXTS.toBookings, isThere: result.bookings > 0 },
    { path: links.cars, title: IMPORT_TEXTS.toCars, isThere: result.cars > 0 },
    { path: links.customers, title: IMPORT_TEXTS.toCustomers, isThere: result.customers > 0 },
    { path: links.tills, title: IMPORT_TEXTS.toTills, isThere: result.expenses > 0 },
  ];
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={IMPORT_TEXTS.done}
      description={sums ? `${IMPORT_TEXTS.added}: ${sums}.` : IMPORT_TEXTS.doneNothing}
      action={
        <Row gap={8} justify="center" wrap>
          {links.incomplete && result.incomplete > 0 && (
            <ButtonLink look="primary" target={{ to: links.incomplete }}>
              {incompleteLink(result.incomplete)}
            </ButtonLink>
          )}
          {ways.map(
            ({ path, title, isThere }) =>
              path &&
              isThere && (
                <ButtonLink key={title} target={{ to: path }}>
                  {title}
                </ButtonLink>
              ),
          )}
          <Button onClick={onAgain}>{IMPORT_TEXTS.again}</Button>
          {result.operationId !== null && (
            <UndoImport operationId={result.operationId} result={result} onUndone={onUndone} />
          )}
        </Row>
      }
    />
  );
}
