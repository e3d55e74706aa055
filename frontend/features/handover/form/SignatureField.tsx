import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { SIGNATURE_TEXTS } from '@schema/texts/handover/sheet';
import { drawnInk } from '@schema/values/handover/drawn-ink';
import { INK_HEIGHT, INK_WIDTH, type Ink, isInk } from '@schema/values/handover/ink';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { InkDrawing } from '../view/InkDrawing';
import css from './SignatureField.module.css';

/** Width of the pen, px. */
const PEN = 2.25;

interface SignatureFieldProps {
  readonly value: Ink;
  readonly onChange: (value: Ink) => void;
  /** Who signs, under the line. */
  readonly signer: string;
  readonly error: string | null;
}

/**
 * A signature drawn by finger, pen or mouse. The canvas holds the current stroke only; the drawing
 * shows the value, at any size and in either theme.
 */
export function SignatureField({ value, onChange, signer, error }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const add = useEffectEvent((strokes: Ink) => {
    const next = [...value, ...strokes];
    // Nothing is added to a field that is full.
    if (isInk(next)) onChange(next);
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const pad = new SignaturePad(element, { minWidth: PEN, maxWidth: PEN, dotSize: PEN });
    const fit = () => {
      const ratio = window.devicePixelRatio || 1;
      element.width = element.offsetWidth * ratio;
      element.height = element.offsetHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      pad.clear();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    pad.addEventListener('beginStroke', () => {
      pad.penColor = getComputedStyle(element).color;
    });
    pad.addEventListener('endStroke', () => {
      const strokes = pad.toData().map(({ points }) => points);
      pad.clear();
      add(drawnInk(strokes, element.offsetWidth));
    });
    return () => {
      observer.disconnect();
      pad.off();
    };
  }, []);
  const { field, hint, drawn, notDrawn, erase } = SIGNATURE_TEXTS;
  const isEmpty = value.length === 0;
  return (
    <div className={css.field}>
      <div
        role="img"
        // Focused when the form is refused without a signature.
        tabIndex={-1}
        aria-invalid={error !== null || undefined}
        className={classNames(css.frame, error !== null && css.invalid)}
        aria-label={`${field}: ${isEmpty ? notDrawn : drawn}`}
        aria-describedby={hintId}
      >
        <InkDrawing ink={value} />
        <canvas ref={canvas} className={css.canvas} width={INK_WIDTH} height={INK_HEIGHT} />
        <span className={css.signer}>{signer}</span>
      </div>
      {!isEmpty && (
        <Button
          look="quiet"
          className={css.erase}
          icon={<RotateCcw />}
          onClick={() => onChange([])}
        >
          {erase}
        </Button>
      )}
      <p id={hintId} className={classNames(css.hint, error !== null && css.error)}>
        {error ?? hint}
      </p>
    </div>
  );
}
