import { useEffect, useState } from 'react';
import { receiptPicture } from './paint-receipt';
import { type Receipt, receiptText } from './receipt';

interface Picture {
  readonly blob: Blob;
  readonly url: string;
}

/** The receipt as a picture; null while it is being drawn. */
export function useReceiptPicture(receipt: Receipt) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isFailed, setFailed] = useState(false);
  const text = receiptText(receipt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is everything that is drawn
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    receiptPicture(receipt).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setPicture({ blob, url });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [text]);
  return { picture, isFailed };
}
