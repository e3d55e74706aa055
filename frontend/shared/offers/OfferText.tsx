import { CONTACT_ICONS } from '@frontend/shared/bookings/PreferredContact';
import { copyText } from '@frontend/shared/lib/device/clipboard';
import { canShare, shareContent } from '@frontend/shared/lib/device/share';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { COPY_FEEDBACK_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { OFFER_LIMITS } from '@schema/values/bookings/offer-template';
import { type ContactWay, contactLink, textWayOf } from '@schema/values/people/contact-ways';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import QrCode from 'lucide-react/icons/qr-code';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { OfferQr } from './OfferQr';
import css from './OfferText.module.css';

interface OfferTextProps {
  /** The filled template; it follows the settings until it is edited. */
  readonly text: string;
  /** '': unknown. */
  readonly phone: string;
  /** Default contact method of the company. */
  readonly way: ContactWay;
}

/** The text with its edits, and the ways to send it. */
export function OfferText(props: OfferTextProps) {
  const { phone } = props;
  const [edited, setEdited] = useState<string | null>(null);
  const [isQr, setQr] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const typed = edited ?? props.text;
  const text = typed.trim();
  const way = textWayOf(props.way);
  const link = text === '' ? null : contactLink(way, phone, text);
  const isEmpty = text === '';

  const copyFailed = () => {
    setFailure(MESSAGES.clipboard.copyFailed);
    area.current?.focus();
    area.current?.select();
  };
  const share = async () => {
    setFailure((await shareContent({ text })) ? null : OFFER_TEXTS.shareFailed);
  };
  const copy = (
    <CopyOffer
      key="copy"
      text={text}
      look={link ? 'secondary' : 'primary'}
      onCopied={() => setFailure(null)}
      onFailed={copyFailed}
    />
  );
  return (
    <>
      <DialogBody>
        {failure && <ErrorBox message={failure} />}
        <TextArea
          ref={area}
          label={OFFER_TEXTS.text}
          hint={OFFER_TEXTS.textHint}
          className={css.text}
          rows={10}
          maxLength={OFFER_LIMITS.text}
          value={typed}
          error={isEmpty ? OFFER_TEXTS.empty : null}
          onChange={(next) => {
            setEdited(next);
            setFailure(null);
          }}
        />
        {phone.trim() === '' && <InfoPanel look="info">{OFFER_TEXTS.noPhone}</InfoPanel>}
        {isQr && !isEmpty && <OfferQr text={text} link={link} way={way} />}
      </DialogBody>
      <DialogFooter
        hasSubmit={false}
        extra={
          <>
            {link && copy}
            {canShare() && (
              <Button icon={<Share2 />} disabled={isEmpty} onClick={() => void share()}>
                {OFFER_TEXTS.share}
              </Button>
            )}
            <Button
              icon={<QrCode />}
              disabled={isEmpty}
              aria-expanded={isQr}
              onClick={() => setQr(!isQr)}
            >
              {OFFER_TEXTS.qr}
            </Button>
          </>
        }
      >
        {link ? (
          <ButtonLink
            look="primary"
            className={css.send ?? ''}
            target={{ href: link }}
            icon={CONTACT_ICONS[way]}
          >
            {CONTACT_TEXTS[way]}
          </ButtonLink>
        ) : (
          copy
        )}
      </DialogFooter>
    </>
  );
}

interface CopyOfferProps {
  readonly text: string;
  readonly look: 'primary' | 'secondary';
  readonly onCopied: () => void;
  readonly onFailed: () => void;
}

/** «Скопировать»; the button shows the result. */
function CopyOffer({ text, look, onCopied, onFailed }: CopyOfferProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const isDone = await copyText(text);
    setCopied(isDone);
    if (isDone) onCopied();
    else onFailed();
  };
  return (
    <Button
      look={look}
      icon={isCopied ? <Check /> : <Copy />}
      disabled={text === ''}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? KIT_TEXTS.copied : OFFER_TEXTS.copy}</span>
    </Button>
  );
}
