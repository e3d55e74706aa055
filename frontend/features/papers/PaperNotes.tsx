import { useMoment } from '@frontend/shared/data/use-moment';
import type { PaperFactsFragment } from '@frontend/shared/papers/papers.generated';
import { useIssuePaper } from '@frontend/shared/papers/useIssuePaper';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { PAPER_TEXTS as texts } from '@schema/texts/papers/paper-page';
import { PAPER_TERM_TEXTS } from '@schema/texts/papers/paper-words';
import { handwrittenText } from '@schema/texts/papers/tag-words';

interface PaperNotesProps {
  readonly paper: PaperFactsFragment;
  /** Null: not compared. */
  readonly isIntact: boolean | null;
}

/** What a clerk has to know before printing: void, changed, altered, incomplete. */
export function PaperNotes({ paper, isIntact }: PaperNotesProps) {
  return (
    <>
      {isIntact === false && <ErrorBox title={texts.altered} message={texts.alteredHint} />}
      <Voided paper={paper} />
      <Changed paper={paper} />
      {paper.missing.length > 0 && paper.voidedAt === null && (
        <InfoPanel look="info">{handwrittenText(paper.missing)}</InfoPanel>
      )}
    </>
  );
}

type NoteProps = Pick<PaperNotesProps, 'paper'>;

function Voided({ paper }: NoteProps) {
  const moment = useMoment();
  if (paper.voidedAt === null) return null;
  return (
    <InfoPanel look="warning" title={texts.voidedTitle}>
      {texts.voided(moment(paper.voidedAt), paper.voidedByLogin)}
      {paper.voidReason !== null && <div>{texts.voidReason(paper.voidReason)}</div>}
    </InfoPanel>
  );
}

/** The terms that differ from the booking's, and the document that states the present ones. */
function Changed({ paper }: NoteProps) {
  const { issue, pending, error } = useIssuePaper();
  const { bookingId, changes } = paper;
  if (changes.length === 0) return null;
  return (
    <InfoPanel look="warning" title={texts.changedTitle}>
      <Stack gap={8} align="start">
        <Stack as="ul">
          {changes.map(({ term, before, after }) => (
            <li key={term}>{texts.change(PAPER_TERM_TEXTS[term], before, after)}</li>
          ))}
        </Stack>
        {bookingId !== null && (
          <Button isPending={pending !== null} onClick={() => void issue(bookingId, 'extension')}>
            {texts.extend}
          </Button>
        )}
        {error !== null && <ErrorBox message={error} />}
      </Stack>
    </InfoPanel>
  );
}
