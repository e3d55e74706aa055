import type { KnownDetails } from '@schema/fields/customer-fields';
import { Fragment } from 'react';

interface CustomerEmailProps {
  readonly customer: Pick<KnownDetails, 'email'>;
  readonly className?: string | undefined;
}

/** The e-mail, if any; it wraps after «@» or a dot. */
export function CustomerEmail({ customer: { email }, className }: CustomerEmailProps) {
  if (!email) return null;
  let end = 0;
  const parts = email.split(/(?<=[@.])/).map((part) => {
    end += part.length;
    return (
      <Fragment key={end}>
        {end > part.length && <wbr />}
        {part}
      </Fragment>
    );
  });
  return <span className={className}>{parts}</span>;
}
