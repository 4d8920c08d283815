import { useState } from "react";
import { Button } from "../../shared/ui/buttons/Button";
import { Dialog } from "../../shared/ui/overlays/Dialog";
import { BackLink, Breadcrumb, TextLink } from "../../shared/ui/buttons/Links";
import { Menu, MenuItem } from "../../shared/ui/overlays/Menu";
import { Title } from "../../shared/ui/text/Title";
import { Section } from "./section";
import styles from "./kit.module.css";

export function Overlays({ brand }: { brand: string }) {
  return (
    <Menu label="Русский" icon="globe" align="end" title="Язык">
      <MenuItem current>
        <a href={`?brand=${brand}`}>Русский</a>
      </MenuItem>
      <MenuItem>
        <a href={`?brand=${brand}`}>Oʻzbekcha</a>
      </MenuItem>
      <MenuItem>
        <button type="button">Deutsch</button>
      </MenuItem>
    </Menu>
  );
}

const dialogs = [
  { label: "Диалог", kind: "default", shape: "plain" },
  { label: "Товар", kind: "default", shape: "wide" },
  { label: "Корзина", kind: "default", shape: "side" },
  { label: "Вопрос", kind: "confirm", shape: "plain" },
] as const;

export function Dialogs({ brand }: { brand: string }) {
  const [shown, show] = useState<(typeof dialogs)[number]>();
  const id = `${brand}-dialog-title`;
  return (
    <Section title="Диалоги и ссылки">
      <div className={styles.row}>
        {dialogs.map((dialog) => (
          <Button key={dialog.label} type="button" variant="outline" onClick={() => show(dialog)}>
            {dialog.label}
          </Button>
        ))}
      </div>
      <BackLink to=".">В меню</BackLink>
      <Breadcrumb
        label="Где вы"
        items={[{ label: "Меню", to: "." }, { label: "Роллы", to: "." }, { label: "Филадельфия" }]}
      />
      <TextLink to=".">Изменить</TextLink>
      <Dialog
        open={shown !== undefined}
        kind={shown?.kind}
        shape={shown?.shape}
        titleId={id}
        onClose={() => show(undefined)}
        closeLabel="Закрыть"
      >
        <Title level={2} look="panel" id={id} className={styles.dialogTitle}>
          {shown?.label}
        </Title>
        <p>Очистить корзину? Вернуть её потом не получится.</p>
        <div className={styles.space} />
        <div className={styles.row}>
          <Button variant="danger" type="button" onClick={() => show(undefined)}>
            Очистить
          </Button>
          <Button variant="outline" type="button" onClick={() => show(undefined)}>
            Оставить
          </Button>
        </div>
      </Dialog>
    </Section>
  );
}
