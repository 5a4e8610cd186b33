import './staff.css'
import { createRoot } from 'react-dom/client'
import { StaffApp } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the app')
createRoot(root).render(<StaffApp />)
