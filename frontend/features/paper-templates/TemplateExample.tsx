import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PAPER_TEMPLATE_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import Eye from 'lucide-react/icons/eye';
import { type FormEvent, Suspense, useState } from 'react';
import type { TemplateFactsFragment } from './paper-templates.generated';
import css from './TemplateTags.module.css';
import type { TemplateExampleState } from './useTemplateExample';

const PreviewDialog = lazyComponent(() => import('./PreviewDialog'));

/** The number of a booking as typed; null: not a number. */
function bookingOf(typed: string): number | null {
  const digits = typed.trim().replace(/^№\s*/, '');
  const id = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return id > 0 ? id : null;
}

interface TemplateExampleProps {
  readonly template: Pick<TemplateFactsFragment, 'id' | 'fileName'>;
  readonly example: TemplateExampleState;
}

/** The booking of the examples, and another one by its number. */
export function TemplateExample({ template, example }: TemplateExampleProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { example: shown, query, setBookingId } = example;
  const show = (event: FormEvent) => {
    event.preventDefault();
    const id = bookingOf(typed);
    setFault(id === null ? texts.bookingInvalid : null);
    if (id !== null) setBookingId(id);
  };
  return (
    <>
      <form className={css.form} onSubmit={show} noValidate>
        <NumberField
          className={css.number}
          label={texts.booking}
          value={typed}
          error={fault}
          onChange={setTyped}
        />
        <Button type="submit" className={css.show} isPending={query.isLoading}>
          {texts.show}
        </Button>
        <Button
          className={css.show}
          icon={<Eye />}
          disabled={shown === null}
          onClick={() => setPreviewed(true)}
        >
          {texts.preview}
        </Button>
      </form>
      {shown && !query.error && (
        <Text as="p" tone="muted" size="label">
          {texts.exampleOf(shown.bookingId, shown.customerName, shown.carTitle)}
        </Text>
      )}
      {(query.error || !shown) && (
        <QueryStatus
          query={query}
          loading={texts.exampleLoading}
          title={texts.exampleFailed}
          hint={null}
          hasNarrowButton
        />
      )}
      {isPreviewed && shown && (
        <Suspense fallback={<LateDialog />}>
          <PreviewDialog
            id={template.id}
            bookingId={shown.bookingId}
            fileName={template.fileName}
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      )}
    </>
  );
}
