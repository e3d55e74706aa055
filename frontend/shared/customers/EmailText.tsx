import { Fragment } from 'react';

/** An e-mail that breaks after «@» or a dot where its line is too narrow. */
export function EmailText({ email }: { readonly email: string }) {
  let end = 0;
  return email.split(/(?<=[@.])/).map((part) => {
    end += part.length;
    return (
      <Fragment key={end}>
        {end > part.length && <wbr />}
        {part}
      </Fragment>
    );
  });
}
