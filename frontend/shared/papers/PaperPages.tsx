import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { PAPER_TEXTS } from '@schema/texts/papers/paper-page';
import { useEffect, useRef, useState } from 'react';
import { type DrawnPages, drawPages } from './draw-pages';
import css from './PaperPages.module.css';

interface PaperPagesProps {
  readonly bytes: ArrayBuffer;
  /** Called once the pages can be printed. */
  readonly onDrawn: () => void;
}

/** The pages of a document, as wide as the screen allows. */
export default function PaperPages({ bytes, onDrawn }: PaperPagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<DrawnPages | 'failed' | null>(null);

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    let isGone = false;
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    drawPages(bytes, root).then(
      (pages) => {
        if (isGone) return;
        setDrawn(pages);
        onDrawn();
      },
      (error) => {
        console.warn('A document was not drawn', error);
        if (!isGone) setDrawn('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [bytes, onDrawn]);

  const sheets = drawn === 'failed' ? null : drawn?.sheets;
  useEffect(() => {
    const box = frame.current;
    if (!sheets || !box) return;
    const measure = () => {
      const scale = sheets.offsetWidth > 0 ? Math.min(1, box.clientWidth / sheets.offsetWidth) : 1;
      box.style.setProperty('--paper-scale', String(scale));
      box.style.setProperty('--paper-width', `${sheets.offsetWidth * scale}px`);
      box.style.setProperty('--paper-height', `${sheets.offsetHeight * scale}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // Pictures of the document change its height.
    observer.observe(sheets);
    measure();
    return () => observer.disconnect();
  }, [sheets]);

  return (
    <>
      {drawn === null && <Spinner description={PAPER_TEXTS.fileLoading} />}
      {drawn === 'failed' && <ErrorBox message={PAPER_TEXTS.drawFailed} />}
      {drawn !== null && drawn !== 'failed' && <style>{drawn.pageStyle}</style>}
      <div ref={frame} className={css.frame}>
        <section ref={host} className={css.pages} aria-label={PAPER_TEXTS.pages} />
      </div>
    </>
  );
}
