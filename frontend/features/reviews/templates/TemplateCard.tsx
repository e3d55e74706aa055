import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useZone } from '@frontend/shared/data/session';
import { StalePanel } from '@frontend/shared/forms/StalePanel';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { Card } from '@frontend/shared/ui/records/Cards';
import { TEXT_LIMITS } from '@schema/constants';
import { TEMPLATES_TEXTS } from '@schema/texts/reports/reviews';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { useState } from 'react';
import { type ReviewTemplatesQuery, SaveReviewTemplateDocument } from '../reviews.generated';
import css from './TemplateCard.module.css';

type Template = ReviewTemplatesQuery['reviewTemplates']['items'][number];

/**
 * Text of a source, saved by a button (requirements.md, R9); the checkbox saves immediately. Typed
 * text is kept when the template changes elsewhere; a text that another user saved meanwhile is not
 * overwritten.
 */
export function TemplateCard({ template }: { readonly template: Template }) {
  const { sourceId, sourceName, message, includeInQueue, updatedAt, version } = template;
  const zone = useZone();
  const save = useCommand('saveReviewTemplate', SaveReviewTemplateDocument);
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(template);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = typed ?? message;
  // The checkbox of the queue leaves the text unchanged.
  const isOverwritten = typed !== null && message !== opened.message;
  const updated = updatedAt ? parseInstant(updatedAt) : null;

  const send = async (input: { message?: string; includeInQueue?: boolean; version: number }) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await save({ sourceId, input });
      if (input.message !== undefined) setTyped(null);
      showToast('success', TEMPLATES_TEXTS.saved);
    } catch (error) {
      setFailure(commandFailureText(error, TEMPLATES_TEXTS.saveFailed));
    } finally {
      setPending(false);
    }
  };
  return (
    <Card>
      <Text as="h2" size="input" weight={650} hasOwnLine className={css.name}>
        {sourceName}
      </Text>
      {failure && <ErrorBox message={failure} />}
      {isOverwritten && (
        <StalePanel
          changes={[{ title: TEMPLATES_TEXTS.message, was: opened.message, now: message }]}
          onLoad={() => setTyped(null)}
        />
      )}
      <TextArea
        label={TEMPLATES_TEXTS.message}
        placeholder={TEMPLATES_TEXTS.messagePlaceholder}
        rows={4}
        maxLength={TEXT_LIMITS.comment}
        value={text}
        onChange={(next) => {
          if (typed === null) setOpened(template);
          setTyped(next);
        }}
      />
      <Checkbox
        label={TEMPLATES_TEXTS.include}
        hint={TEMPLATES_TEXTS.includeHint}
        isChecked={includeInQueue}
        disabled={isPending}
        onChange={(isIncluded) => void send({ includeInQueue: isIncluded, version })}
      />
      <Row gap={8} align="center" justify="between" wrap className={css.foot}>
        <Text tone="muted" size="label">
          {updated
            ? `${TEMPLATES_TEXTS.updated} ${formatMoment(updated, zone)}`
            : TEMPLATES_TEXTS.never}
        </Text>
        <Button
          look="primary"
          disabled={text === message}
          isPending={isPending}
          onClick={() =>
            void send({ message: text, version: isOverwritten ? opened.version : version })
          }
        >
          {TEMPLATES_TEXTS.save}
        </Button>
      </Row>
    </Card>
  );
}
