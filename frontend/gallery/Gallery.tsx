import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import Wallet from 'lucide-react/icons/wallet';
import Zap from 'lucide-react/icons/zap';
import { useState } from 'react';
import { chooseTheme, useResolvedTheme } from '../shared/lib/device/theme';
import { Button } from '../shared/ui/buttons/Button';
import { IconButton } from '../shared/ui/buttons/IconButton';
import { ConfirmDialog } from '../shared/ui/dialogs/ConfirmDialog';
import { Tooltip } from '../shared/ui/feedback/Tooltip';
import { showToast } from '../shared/ui/feedback/toasts';
import { EventDialogSample } from './EventDialogSample';
import { FieldSamples } from './FieldSamples';
import css from './Gallery.module.css';
import { PieceSamples } from './PieceSamples';

/** Every UI component in its states, on one page. */
export function Gallery() {
  const [openDialog, setOpenDialog] = useState<'event' | 'confirm' | null>(null);
  const isDark = useResolvedTheme() === 'dark';
  const close = () => setOpenDialog(null);
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>UI kit</h1>
        <IconButton
          label="Theme"
          icon={isDark ? <Sun /> : <Moon />}
          onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
        />
      </header>
      <section className={css.card}>
        <h2>Buttons</h2>
        <div className={css.row}>
          <Button look="primary" icon={<Plus />}>
            Добавить бронь
          </Button>
          <Button icon={<Wallet />}>+ в кассу</Button>
          <Button look="quiet" icon={<Zap />}>
            Быстрая бронь
          </Button>
          <Button look="danger">В архив</Button>
          <Button look="primary" isPending>
            Сохраняем…
          </Button>
          <Button disabled>Недоступно</Button>
          <Tooltip text="Подсказка видна и с клавиатуры">
            <IconButton look="framed" label="Добавить" title="" icon={<Plus />} />
          </Tooltip>
          <IconButton look="solid" label="Добавить" icon={<Plus />} />
        </div>
        <div className={css.row}>
          <Button onClick={() => setOpenDialog('event')}>Диалог</Button>
          <Button onClick={() => setOpenDialog('confirm')}>Вопрос</Button>
          <Button
            onClick={() =>
              showToast('success', 'Бронь Марины Котовой перенесена на 24.11', {
                title: 'Отменить',
                run: () => showToast('info', 'Бронь возвращена'),
              })
            }
          >
            Уведомление
          </Button>
          <Button onClick={() => showToast('error', 'Не удалось сохранить бронь')}>Ошибка</Button>
        </div>
      </section>
      <FieldSamples />
      <PieceSamples />
      {openDialog === 'event' && <EventDialogSample onClose={close} />}
      <ConfirmDialog
        isOpen={openDialog === 'confirm'}
        title="Переместить бронь в архив?"
        description="Машина освободится сразу. Бронь можно будет вернуть из архива."
        confirmTitle="В архив"
        isDangerous
        onConfirm={close}
        onClose={close}
      />
    </main>
  );
}
