import { classNames } from '@frontend/shared/lib/class-names';
import { smallPhotoUrl } from '@schema/values/fleet/file-url';
import { useState } from 'react';
import { PhotoPreview } from './PhotoPreview';
import css from './PhotoThumb.module.css';

interface PhotoThumbProps {
  readonly url: string;
  /** Alternative text. */
  readonly label: string;
  /** `row`: as high as a row of a list. */
  readonly size: 'row' | 'field';
}

/** A small photo; a press enlarges it. */
export function PhotoThumb({ url, label, size }: PhotoThumbProps) {
  const [isSeen, setSeen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(css.see, css[size])}
        onClick={() => setSeen(true)}
      >
        <img src={smallPhotoUrl(url)} alt={label} loading="lazy" />
      </button>
      {isSeen && <PhotoPreview url={url} onClose={() => setSeen(false)} />}
    </>
  );
}
