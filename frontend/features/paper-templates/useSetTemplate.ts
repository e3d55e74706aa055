import { useCommand } from '@frontend/shared/data/commands/use-command';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { PAPER_TEMPLATE_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import { useState } from 'react';
import { SetPaperTemplateDocument, type TemplateFactsFragment } from './paper-templates.generated';

type Setting = 'isUsed' | 'isStrict';

const DONE: Readonly<Record<Setting, readonly [on: string, off: string]>> = {
  isUsed: [texts.useDone, texts.stopDone],
  isStrict: [texts.strictDone, texts.laxDone],
};

/** Sets one of the switches of a template, with a toast that takes it back. */
export function useSetTemplate({ id, version }: Pick<TemplateFactsFragment, 'id' | 'version'>) {
  const send = useCommand('setPaperTemplate', SetPaperTemplateDocument);
  const [pending, setPending] = useState<Setting | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (setting: Setting, isOn: boolean, seen: number, isUndo = false) => {
    setPending(setting);
    setFailure(null);
    try {
      const { setPaperTemplate } = await send({ id, input: { [setting]: isOn, version: seen } });
      const [on, off] = DONE[setting];
      const back = () => void save(setting, !isOn, setPaperTemplate.version, true);
      showToast('success', isOn ? on : off, isUndo ? undefined : { title: texts.undo, run: back });
    } catch (error) {
      setFailure(failureText(error, texts.useFailed));
    } finally {
      setPending(null);
    }
  };
  const set = (setting: Setting, isOn: boolean) => {
    if (pending === null) void save(setting, isOn, version);
  };
  return { set, pending, failure };
}
