import { Button } from '@frontend/shared/ui/buttons/Button';
import { PRINT_TEXTS } from '@schema/texts/board/board-print';
import ImageDown from 'lucide-react/icons/image-down';
import Printer from 'lucide-react/icons/printer';
import type { BoardEngine } from '../engine/board-engine';
import css from './PrintMenu.module.css';
import { printBoard, savePicture } from './print-board';

interface PrintMenuProps {
  readonly engine: BoardEngine;
  readonly onDone: () => void;
}

/** Printing and saving a picture of the board. */
export default function PrintMenu({ engine, onDone }: PrintMenuProps) {
  const entries = [
    { title: PRINT_TEXTS.print, icon: <Printer />, run: printBoard },
    { title: PRINT_TEXTS.save, icon: <ImageDown />, run: savePicture },
  ];
  return (
    <div className={css.menu}>
      {entries.map(({ title, icon, run }) => (
        <Button
          key={title}
          look="quiet"
          icon={icon}
          isWide
          onClick={() => {
            onDone();
            void run(engine);
          }}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
