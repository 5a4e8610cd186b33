import './staff.css'
import { parts } from 'virtual:extension-screens'
import { createRoot } from 'react-dom/client'
import { StaffApp } from './app.tsx'
import { takeInExtensions } from './extensions.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the app')
void takeInExtensions(parts).then(() => createRoot(root).render(<StaffApp />))
