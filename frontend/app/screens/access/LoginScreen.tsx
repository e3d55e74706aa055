import { BrandBadge } from '@frontend/app/shell/navigation/BrandBadge';
import { LoginForm } from '@frontend/features/session/LoginForm';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import css from '../screens.module.css';

export default function LoginScreen() {
  return (
    <main className={css.centred}>
      <div className={css.loginCard}>
        <div className={css.loginHead}>
          <BrandBadge size="large" />
          <div>
            <p className={css.product}>{SHELL_TEXTS.productName}</p>
            <p className={css.subtitle}>{LOGIN_TEXTS.subtitle}</p>
          </div>
        </div>
        <h1 className={css.loginTitle}>{LOGIN_TEXTS.title}</h1>
        <LoginForm />
      </div>
    </main>
  );
}
