import { classNames } from '@frontend/shared/lib/class-names';
import iconCss from '@frontend/shared/ui/buttons/IconButton.module.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useLocation, useNavigate } from 'react-router-dom';

interface BackArrowProps {
  /** Path of the app when the page was opened by its address. */
  readonly to: string;
  readonly label: string;
}

/** Leads back to the page from which this one was opened. */
export function BackArrow({ to, label }: BackArrowProps) {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className={classNames(iconCss.button, iconCss.quiet)}
      aria-label={label}
      title={label}
      onClick={(event) => {
        // The first entry of the history has this key; modified clicks open a tab.
        if (key === 'default' || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft />
    </Link>
  );
}
