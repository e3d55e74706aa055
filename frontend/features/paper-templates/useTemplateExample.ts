import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { PAPER_TEMPLATE_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import { useState } from 'react';
import { PaperTemplateExampleDocument } from './paper-templates.generated';

/** What the tags of a template print for a booking, the latest at first. */
export function useTemplateExample({ id }: { readonly id: number }, isOn: boolean) {
  const [bookingId, setBookingId] = useState<number | null>(null);
  const { data, query } = useFreshQuery(PaperTemplateExampleDocument, {
    variables: { id, bookingId },
    topics: [],
    skip: !isOn,
  });
  const example = data?.paperTemplateExample ?? null;
  const found = new Map(example?.tags.map(({ name, text }) => [name, text]));
  const textOf = (name: string) => (example ? (found.get(name) ?? texts.line) : '');
  return { bookingId, setBookingId, example, query, textOf };
}

export type TemplateExampleState = ReturnType<typeof useTemplateExample>;
