import { BoardEditor } from '@frontend/features/board/editor/BoardEditor';
import { FaviconSettings } from '@frontend/features/branding/FaviconSettings';

/** «/editor»: board appearance on this device, and the favicon. */
export default function EditorScreen() {
  return (
    <BoardEditor>
      <FaviconSettings />
    </BoardEditor>
  );
}
