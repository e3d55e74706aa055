import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog as SheetDialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { FIND_TEXTS, showText } from '@schema/texts/board/board-find';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import type { BoardRow } from '../model/rows/rows';
import PrintMenu from '../print/PrintMenu';
import { type DayWindow, isFiltering } from './board-filter';
import { FilterForm } from './FilterForm';
import css from './FindPanel.module.css';
import type { FilterState } from './useFilter';

interface FindPanelProps extends FilterState {
  readonly engine: BoardEngine;
  readonly snapshot: BoardSnapshot;
  /** All loaded rows. */
  readonly rows: readonly BoardRow[];
  /** The days now in view. */
  readonly visible: DayWindow;
  readonly isPhone: boolean;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/**
 * Filter and groups: under their button, or with the search in a phone's sheet. Applies at once.
 */
export default function FindPanel(props: FindPanelProps) {
  const { filter, change, reset, snapshot, isPhone, trigger, onGo, onClose } = props;
  const form = (
    <FilterForm filter={filter} change={change} rows={props.rows} visible={props.visible} />
  );
  const resetButton = (
    <Button look="quiet" disabled={!isFiltering(filter)} onClick={reset}>
      {FIND_TEXTS.reset}
    </Button>
  );
  if (isPhone) {
    return (
      <SheetDialog title={FIND_TEXTS.sheetTitle} onClose={onClose}>
        <DialogBody>
          <div className={css.sheet}>
            <Row
              as="form"
              onSubmit={(event) => {
                event.preventDefault();
                onGo();
              }}
            >
              <SearchField
                label={FIND_TEXTS.search}
                placeholder={FIND_TEXTS.placeholder}
                value={filter.search}
                onChange={(search) => change({ search })}
              />
            </Row>
            {form}
            <PrintMenu engine={props.engine} onDone={onClose} />
          </div>
        </DialogBody>
        <DialogFooter extra={resetButton} hasSubmit={false}>
          <Button look="primary" size="large" onClick={onClose}>
            {showText(snapshot.rows.length)}
          </Button>
        </DialogFooter>
      </SheetDialog>
    );
  }
  return (
    <I18nProvider locale="ru-RU">
      <Popover
        className={css.popover ?? ''}
        triggerRef={trigger}
        offset={8}
        placement="bottom start"
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Dialog className={css.dialog ?? ''} aria-label={FIND_TEXTS.filter}>
          {form}
          <Row as="footer" gap={8} justify="between" className={css.footer}>
            {resetButton}
            <Button look="primary" onClick={onClose}>
              {showText(snapshot.rows.length)}
            </Button>
          </Row>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
