import { Title, useTranslate } from 'react-admin'

export default function Dashboard() {
  const translate = useTranslate()
  return <Title title={translate('menu.dashboard')} />
}
