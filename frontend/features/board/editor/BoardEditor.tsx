import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { EDITOR_TEXTS } from '@schema/texts/board/editor';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useState } from 'react';
import { storeStyle } from '../style/stored-style';
import { type BoardStyle, EDITOR_BOARD_STYLE } from '../style/style-settings';
import { useStoredStyle } from '../style/style-storage';
import css from './BoardEditor.module.css';
import { BoardPreview } from './BoardPreview';
import { ColourSettings } from './ColourSettings';
import { DaySettings } from './DaySettings';
import { SignSettings } from './SignSettings';
import { SizeSettings } from './SizeSettings';

interface BoardEditorProps {
  /** Other settings, below those of the board. */
  readonly children?: ReactNode;
}

/**
 * All settings of the board's look beside a preview (requirements.md, E1). A change is stored on
 * the device at once and applied by every open board. Before the first change the editor shows its
 * own defaults and the board keeps its (requirements.md, E4–E7).
 */
export function BoardEditor({ children }: BoardEditorProps) {
  const stored = useStoredStyle();
  const style = stored ?? EDITOR_BOARD_STYLE;
  const [isShown, setShown] = useState(true);
  const change = (part: Partial<BoardStyle>) => storeStyle({ ...style, ...part });

  const reset = () => {
    storeStyle(null);
    showToast('success', EDITOR_TEXTS.resetDone, {
      title: KIT_TEXTS.undo,
      run: () => storeStyle(stored),
    });
  };
  const apply = () => {
    storeStyle(style);
    showToast('success', EDITOR_TEXTS.applied);
  };

  return (
    <div className={css.editor}>
      <div className={css.head}>
        <PageHead
          title={EDITOR_TEXTS.title}
          subtitle={EDITOR_TEXTS.subtitle}
          actions={
            <Button icon={<RotateCcw />} disabled={stored === null} onClick={reset}>
              {EDITOR_TEXTS.reset}
            </Button>
          }
        />
      </div>
      <section className={css.preview} aria-label={EDITOR_TEXTS.preview}>
        <div className={css.previewHead}>
          <span>{EDITOR_TEXTS.previewHint}</span>
          <Button
            className={css.fold}
            look="quiet"
            icon={isShown ? <EyeOff /> : <Eye />}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? EDITOR_TEXTS.hidePreview : EDITOR_TEXTS.showPreview}
          </Button>
        </div>
        {isShown && (
          <div className={css.board}>
            <BoardPreview style={style} />
          </div>
        )}
      </section>
      <div className={css.settings}>
        {stored === null && (
          <InfoPanel look="info" title={EDITOR_TEXTS.untouched}>
            <p>{EDITOR_TEXTS.untouchedHint}</p>
            <Button className={css.apply} onClick={apply}>
              {EDITOR_TEXTS.apply}
            </Button>
          </InfoPanel>
        )}
        <form
          className={css.form}
          aria-label={EDITOR_TEXTS.form}
          onSubmit={(event) => event.preventDefault()}
        >
          <DaySettings style={style} onChange={change} />
          <SizeSettings style={style} onChange={change} />
          <SignSettings style={style} onChange={change} />
          <ColourSettings style={style} onChange={change} />
        </form>
        {children}
      </div>
    </div>
  );
}
