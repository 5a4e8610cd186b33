/**
 * The public module for what runs in browsers, imported as `schelp/extension/view`: the fields, views and behaviours of
 * an extension's widgets. It holds nothing of the server.
 */
export type { Mount } from './behaviours/contract.ts'
export type { View, ViewProps } from './islands/contract.ts'
export { toDutchMinute } from './kernel/dates.ts'
export { Button, ButtonLink, TextButton } from './ui/button/button.tsx'
export { Card, Cards } from './ui/card/card.tsx'
export { classNames } from './ui/class-names.ts'
export { TextInput } from './ui/field/controls.tsx'
export { Field } from './ui/field/field.tsx'
export { NoticeBar } from './ui/message/message.tsx'
export { Picture } from './ui/picture/picture.tsx'
export { SectionHead } from './ui/section-head/section-head.tsx'
export { townLabels } from './ui/star-chart/low-countries.ts'
export { isInView, project, viewAround } from './ui/star-chart/projection.ts'
export { StarChart } from './ui/star-chart/star-chart.tsx'
export { type PropsOf, widgetFields } from './widgets/fields.ts'
export { type MapProps, mapFields } from './widgets/shared/map/map-fields.ts'
export { mapTexts } from './widgets/shared/map/map-texts.nl.ts'
export { AllPlacesSheet, PlaceLegend, PlaceMap, PlaceSheet } from './widgets/shared/places/place-chart.tsx'
export { placeChartTexts } from './widgets/shared/places/place-chart-texts.nl.ts'
